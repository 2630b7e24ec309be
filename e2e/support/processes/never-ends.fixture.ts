import { appendFileSync } from 'node:fs';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { journeyFixture } from '../journey-fixture.ts';

const site = journeyFixture();

test('a test with a cloud, a browser and a table that waits until it is killed', async () => {
	await freshTable();
	const page = await site.browser.newPage();
	await page.goto(site.cloud.origin);
	appendFileSync(process.env.READY_FILE ?? '', 'ready');
	await new Promise(() => setInterval(() => undefined, 60_000));
}, 3_600_000);
