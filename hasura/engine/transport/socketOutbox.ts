import type { WebSocket } from 'ws';
import { writeJson } from '../json';
import type { WebSocketProtocol } from './webSocketProtocol';

/** A connection with more unsent data, because its client reads too slowly, is terminated. */
const maxUnsentBytes = 32 * 1024 * 1024;

/** Sends messages on a socket while it is open. */
export class SocketOutbox {
  constructor(
    private readonly client: WebSocket,
    private readonly dataType: WebSocketProtocol['dataType'],
  ) {}

  send(message: Readonly<Record<string, unknown>>): void {
    this.post(writeJson(message));
  }

  /** Sends the data of an operation, which is JSON text already. */
  sendData(id: string, data: string): void {
    this.post(`{"type":"${this.dataType}","id":${JSON.stringify(id)},"payload":{"data":${data}}}`);
  }

  private post(text: string): void {
    if (this.client.readyState !== this.client.OPEN) return;
    if (this.client.bufferedAmount > maxUnsentBytes) this.client.terminate();
    else this.client.send(text);
  }
}
