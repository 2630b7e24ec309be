import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { runScript } from '../support/processes/run-script.ts';

const site = cloudFixture();
const folder = mkdtempSync(join(tmpdir(), 'tulia-saved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (file: string): string => readFileSync(join(folder, file), 'utf8');
const titlesIn = (text: string) => [...text.matchAll(/^\t\t"title": "(.*)",?$/gm)].map(([, title]) => title);

test('the published content of a site becomes its saved content by one command', async () => {
	const { origin } = site.cloud;
	const { body } = await call(origin, '/api/services');
	const services = body.data as readonly { readonly title: string }[];
	const { code, output } = await runScript('save-content', '--url', origin, '--into', folder);
	expect(output).toMatch(/^8 services, \d+ testimonials, \d+ FAQs and \d+ articles of http:\S+ are saved\.$/m);
	expect(code).toBe(0);
	expect(titlesIn(written('saved-services.ts'))).toEqual(services.map(({ title }) => title));
	expect(written('saved-article-cards.ts')).toContain(`export const savedFrom: string = '${origin}';`);
	const articles = (await call(origin, '/api/blogs')).body.data as readonly { readonly id: string }[];
	for (const { id } of articles) expect(readdirSync(folder)).toContain(`article-${id}.ts`);
});
