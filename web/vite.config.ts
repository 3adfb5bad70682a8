import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The list of icons behind a virtual module; a game's own are loaded with its board. */
function listOf(id: string): string | undefined {
  const game = /^virtual:icons(?:-([\w-]+))?$/.exec(id);
  return game ? (game[1] ? `src/games/${game[1]}/icons.json` : "icons.json") : undefined;
}

/** The icons that are named there, out of the four thousand of the package. */
function icons(): Plugin {
  return {
    name: "tablee-icons",
    resolveId(id) {
      return listOf(id) ? `\0${id}` : undefined;
    },
    load(id) {
      const list = id.startsWith("\0") ? listOf(id.slice(1)) : undefined;
      if (!list) return undefined;
      const read = (path: string) =>
        JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
      this.addWatchFile(list);
      const all = read("./node_modules/@iconify-json/game-icons/icons.json").icons;
      const used = read(`./${list}`).map((name: string) => {
        if (!(name in all)) throw new Error(`${list}: game-icons has no icon ${name}`);
        return [name, all[name].body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(used))}`;
    },
  };
}

/** The service worker, with the list of all pages in it. */
function serviceWorker(): Plugin {
  return {
    name: "tablee-service-worker",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== "index.html");
      const there = readdirSync(new URL("./public", import.meta.url));
      const pages = ["./", ...[...built, ...there].sort().map((name) => `./${name}`)];
      const whole = createHash("sha256").update(JSON.stringify(pages));
      for (const part of Object.values(bundle))
        if (part.fileName === "index.html" && part.type === "asset") whole.update(part.source);
      const given = { pages, build: whole.digest("hex").slice(0, 16), site: "" };
      const source = readFileSync(new URL("./service-worker.js", import.meta.url), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: `Object.assign(self, ${JSON.stringify(given)});\n${source}`,
      });
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte(), serviceWorker()],
  worker: { format: "es" },
  base: "./",
  define: { __FIXTURES__: JSON.stringify(process.env.TABLEE_FIXTURES === "1") },
  build: {
    outDir: process.env.TABLEE_WEB_OUT ?? "../.venv/tablee-web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Workers are built within a plugin: that this takes longest is no news.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.TABLEE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
