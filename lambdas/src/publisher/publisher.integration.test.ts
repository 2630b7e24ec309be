import { join } from 'node:path';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type BundledFunction, bundledFunction } from '../platform/testing/bundled-function.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { type S3Server, s3Server } from './testing/s3-server.ts';

const shell = (version: string) => `
globalThis.singletons = { name: 'React of ${version}' };
export const renderPage = async ({ url, origin, data, modules }) => ({
	status: 200,
	html: [url, origin, '${version}', modules.content.App(), data.listServices?.data.map((service) => service.title)].join('|'),
});
export const renderAppDocument = async ({ releases }) => 'skeleton ' + releases.shell.version;`;
const content = (version: string) => `
const { name } = globalThis.singletons;
export const App = () => '${version} with ' + name;`;

let table: FreshTable;
let site: S3Server;
let publisher: BundledFunction;

beforeAll(async () => {
	table = await freshTable();
	site = await s3Server();
	publisher = await bundledFunction(join(__dirname, '../functions/publisher.ts'), {
		AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
		AWS_ENDPOINT_URL_S3: site.endpoint,
		TABLE_NAME: table.tableName,
		SITE_BUCKET: 'site',
		SITE_ORIGIN: 'https://tulia.example',
	});
	await save('Depression Therapy');
}, 30_000);
afterAll(async () => {
	publisher.stop();
	site.close();
	await table.close();
});

const put = (key: string, body: string) =>
	site.objects.set(key, { body, type: undefined, cache: undefined, fingerprint: undefined });

/** What a release leaves in the bucket. */
function release(name: 'shell' | 'content' | 'booking', version: string, source: string): void {
	const base = name === 'shell' ? `/shell/${version}/` : `/mfe/${name}/${version}/`;
	put(`${base.slice(1)}server.mjs`, source);
	const pointer = { name, version, base, remoteEntry: null, server: `${base}server.mjs`, scripts: [], styles: [] };
	put(`releases/${name}.json`, JSON.stringify(pointer));
}

const publish = (event: object = { kind: 'release' }) => publisher.invoke(event);

const save = (title: string) =>
	serviceRepository(table.db, table.tableName).save(
		{
			id: 'depression-therapy',
			title,
			shortDescription: 'Short',
			description: 'Long',
			image: 'service-depression-therapy',
			benefits: [],
			durationMinutes: 60,
			price: 6000,
		},
		1,
		true,
	);
const home = () => site.objects.get('index.html')?.body;

test('renders what is live, with one React however the versions move', async () => {
	release('shell', 's1', shell('s1'));
	release('content', 'c1', content('c1'));
	expect(await publish()).toEqual({ value: { batchItemFailures: [] } });
	expect(home()).toBe('/|https://tulia.example|s1|c1 with React of s1|Depression Therapy');
	expect(site.objects.get('index.html')).toMatchObject({ type: 'text/html; charset=utf-8', cache: 'no-cache' });
	expect(site.objects.get('pages/contact.html')?.body).toBe('/contact|https://tulia.example|s1|c1 with React of s1|');
	expect(site.objects.get('app.html')?.body).toBe('skeleton s1');

	release('shell', 's2', shell('s2'));
	await publish();
	expect(home()).toBe('/|https://tulia.example|s2|c1 with React of s2|Depression Therapy');

	release('content', 'c2', content('c2'));
	await publish();
	release('shell', 's1', shell('s1'));
	await publish();
	expect(home()).toBe('/|https://tulia.example|s1|c2 with React of s1|Depression Therapy');
});

test('renders again when the stream says that content changed', async () => {
	await save('Depression Care');
	expect(await publish({ Records: [] })).toEqual({ value: { batchItemFailures: [] } });
	expect(home()).toContain('Depression Care');
});

test('keeps the last good page when a build does not load, and recovers under the same version', async () => {
	const before = home();
	release('content', 'c3', 'export const App = () => {;');
	expect(await publish()).toEqual({
		error: 'mfe/content/c3/server.mjs does not load: Unexpected end of input',
	});
	expect(home()).toBe(before);
	release('content', 'c3', content('c3'));
	await publish();
	expect(home()).toContain('c3 with React of s1');
});

test('an outline that does not load costs its own pages, which say so, and no public one', async () => {
	release('booking', 'b1', 'export const App = () => {;');
	release('content', 'c4', content('c4'));
	await publish();
	expect(home()).toContain('c4 with React of s1');
	release('booking', 'b2', 'export const App = () => undefined;');
	await publish();
	expect(site.objects.get('pages/schedule-appointment.html')?.body).toContain('/schedule-appointment|');
});

test('the sweep mends what nobody told of: a page that is gone, and a change whose event was lost', async () => {
	await save('Depression Support');
	site.objects.delete('pages/contact.html');
	expect(await publish({ kind: 'sweep' })).toEqual({ value: { batchItemFailures: [] } });
	expect(home()).toContain('Depression Support');
	expect(site.objects.has('pages/contact.html')).toBe(true);
});
