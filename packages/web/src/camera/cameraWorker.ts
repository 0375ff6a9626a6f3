import type { FromReader, ToReader } from './messages.ts';
import { readNets, type Nets } from './nets.ts';
import { greyOf } from './grey.ts';
import { pictureOf } from './pictureOf.ts';
import { readPhoto } from './readPhoto.ts';
import weights from './weights/reader.weights?url';

/** Reads photos of sheets off the main thread. Nothing leaves the device. */

const nets: Promise<Nets> = fetch(weights)
  .then(async (reply) => {
    if (!reply.ok) throw new Error('The weights could not be fetched.');
    return reply.arrayBuffer();
  })
  .then(readNets);

async function answer(photo: ToReader): Promise<FromReader> {
  const read = readPhoto(greyOf(photo), await nets);
  if (typeof read === 'string') return { trouble: read };
  const { edition, sheet, readings, patches } = read;
  return {
    read: {
      edition,
      sheet,
      readings: readings.map((reading) =>
        reading.sure ? reading : { ...reading, picture: pictureOf(patches, reading.box) },
      ),
    },
  };
}

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  answer(data).then(
    (message) => self.postMessage(message),
    () => self.postMessage({ trouble: 'failed' } satisfies FromReader),
  );
});
