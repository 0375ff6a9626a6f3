// The response time of each kind of mark and moment. tools/answerTimes.ts serves the client and runs this.
import { chromium } from '@playwright/test';
import { surroundings } from '../surroundings.ts';
import { answerTimes } from './answerTimes.ts';

const { PICKET_URL: url = '', PICKET_CHROMIUM: executablePath = '' } = process.env;
const browser = await chromium.launch({
  executablePath,
  args: ['--disable-gpu', '--disable-background-networking'],
});
try {
  const newPage = () => browser.newPage({ baseURL: url, serviceWorkers: 'block', ...surroundings('phone') });
  console.log(JSON.stringify(await answerTimes(newPage)));
} finally {
  await browser.close();
}
