/** The house of a server, over the network. */

import type { Answered, House, Question, Wire } from "./house";

async function ask({ method, path, body, token, language }: Question): Promise<Answered> {
  const response = await fetch(`api/${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      "Accept-Language": language,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, found: await response.json().catch(() => null) };
}

function connect(table: string): Wire {
  const address = `api/tables/${encodeURIComponent(table)}/socket`;
  const url = new URL(address, location.href.split("#")[0]);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url) as Wire;
}

export const network: House = { ask, connect };
