const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.addEventListener('message', () => waiting.shift()?.());
channel.port1.start();

/** Yields to the event loop. A timer would wait for milliseconds, or a second in a hidden tab. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
