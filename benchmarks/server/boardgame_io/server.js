// The peer: boardgame.io's own server, in memory, with the smallest game there is.
const { Server, Origins } = require("boardgame.io/server");

const Counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  minPlayers: 2,
  maxPlayers: 2,
  moves: { mark: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [Counter], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
