// Closed-loop play against boardgame.io: two connections a table, one move under way at each.
const { io } = require("socket.io-client");
const [port, tables, warmUp, seconds] = process.argv.slice(2).map(Number);

const latencies = [];
let measuring = false;
let stopping = false;

function open(number) {
  const match = `m${Date.now()}-${number}`;
  let sent = 0;
  let last = -1;
  const sockets = [0, 1].map((seat) => {
    const socket = io(`http://127.0.0.1:${port}/counter`, { transports: ["websocket"], forceNew: true });
    const take = (state) => {
      if (state._stateID <= last && String(seat) !== state.ctx.currentPlayer) return;
      if (String(seat) !== state.ctx.currentPlayer || stopping) return;
      if (state._stateID <= last) return;
      if (sent && measuring) latencies.push(Number(process.hrtime.bigint() - sent) / 1e6);
      last = state._stateID;
      sent = process.hrtime.bigint();
      const payload = { type: "mark", args: [], playerID: String(seat), credentials: null };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, String(seat));
    };
    socket.on("connect", () => socket.emit("sync", match, String(seat), null, 2));
    socket.on("sync", (_, info) => take(info.state));
    socket.on("update", (_, state) => take(state));
    return socket;
  });
  return sockets;
}

for (let number = 0; number < tables; number++) open(number);
setTimeout(() => {
  measuring = true;
  setTimeout(() => {
    measuring = false;
    stopping = true;
    latencies.sort((a, b) => a - b);
    const at = (share) => Number((latencies[Math.floor(latencies.length * share)] || 0).toFixed(2));
    console.log(JSON.stringify({
      tables, moves_per_second: Math.round(latencies.length / seconds), p50_ms: at(0.5), p99_ms: at(0.99),
    }));
    process.exit(0);
  }, seconds * 1000);
}, warmUp * 1000);
