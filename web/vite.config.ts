import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CodeSplittingGroup, GetModuleInfo } from "rolldown";
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

/** What is spoken later, when it is needed, and what the pages never say. */
const NOT_AT_FIRST =
  /^(?:faults|term|tui|text-.*|guided-.*|learn-.*|banner-.*|lab|options|play|privacy|summary|deals|review|web-review|web-away|web-book|puzzle)\.ftl$/;

/** Messages as a module, parsed already: to parse them as Fluent takes a browser ten times as long. */
function parsed(text: string): string {
  const body = JSON.stringify(new FluentResource(text).body);
  return `export default JSON.parse(${JSON.stringify(body)})`;
}

/** All that a language says from the start (`virtual:texts-fr`), and any other file (`deals.ftl?messages`). */
function texts(): Plugin {
  return {
    name: "tablee-texts",
    resolveId: (id) => (/^virtual:texts-\w+$/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const read = (path: string) => {
        this.addWatchFile(path);
        return readFileSync(path, "utf8");
      };
      if (id.endsWith(".ftl?messages")) return parsed(read(id.replace("?messages", "")));
      const language = /^\0virtual:texts-(\w+)$/.exec(id)?.[1];
      if (!language) return undefined;
      const folder = new URL(`../src/tablee/locales/${language}/`, import.meta.url);
      const said = readdirSync(folder)
        .filter((file) => file.endsWith(".ftl") && !NOT_AT_FIRST.test(file))
        .sort();
      return parsed(said.map((file) => read(fileURLToPath(new URL(file, folder)))).join("\n"));
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

const SOURCES = fileURLToPath(new URL("./src/", import.meta.url));
const started = new Set<string>();

/** Whether the program needs a module to start, whatever page it opens. */
function needsToStart(id: string, graph: { getModuleInfo: GetModuleInfo }): boolean {
  const next = started.size ? [] : [`${SOURCES}main.ts`];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (started.has(one)) continue;
    started.add(one);
    next.push(...(graph.getModuleInfo(one)?.importedIds ?? []));
  }
  return started.has(id);
}

/** Few files instead of a hundred small ones: a page asks for six at a time, and waits for each. */
const CHUNKS: CodeSplittingGroup[] = [
  { name: (id, graph) => (needsToStart(id, graph) ? "start" : null), priority: 1 },
  {
    name: (id) => /\/src\/games\/([\w-]+)\//.exec(id)?.[1] ?? "pages",
    test: SOURCES,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [icons(), texts(), svelte(), serviceWorker()],
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
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.TABLEE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
