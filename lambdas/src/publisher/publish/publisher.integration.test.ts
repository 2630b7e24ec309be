import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type BundledFunction, bundledFunction } from '../../../test-support/platform/bundled-function.ts';
import { type LambdaServer, lambdaServer } from '../../../test-support/publisher/lambda-server.ts';
import { type S3Server, s3Server } from '../../../test-support/publisher/s3-server.ts';
import { serviceRepository } from '../../service/service.repository.ts';

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
let renderer: BundledFunction;
let lambda: LambdaServer;
let publisher: BundledFunction;

beforeAll(async () => {
	table = await freshTable();
	site = await s3Server();
	renderer = await bundledFunction('renderer', {
		AWS_ENDPOINT_URL_S3: site.endpoint,
		SITE_BUCKET: 'site',
	});
	lambda = await lambdaServer(renderer);
	publisher = await bundledFunction('publisher', {
		AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
		AWS_ENDPOINT_URL_S3: site.endpoint,
		AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
		RENDERER_FUNCTION: 'renderer',
		TABLE_NAME: table.tableName,
		SITE_BUCKET: 'site',
		SITE_ORIGIN: 'https://tulia.example',
	});
	await save('Depression Therapy');
});
afterAll(async () => {
	publisher.stop();
	lambda.close();
	renderer.stop();
	site.close();
	await table.close();
});

const put = (key: string, body: string) =>
	site.objects.set(key, { body, type: undefined, cache: undefined, fingerprint: undefined });

/** Writes the files of a release to the bucket. */
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
const homePage = () => site.objects.get('index.html')?.body;

test('the publisher renders the live releases, with one React for all versions', async () => {
	release('shell', 's1', shell('s1'));
	release('content', 'c1', content('c1'));
	expect(await publish()).toEqual({ value: { batchItemFailures: [] } });
	expect(homePage()).toBe('/|https://tulia.example|s1|c1 with React of s1|Depression Therapy');
	expect(site.objects.get('index.html')).toMatchObject({ type: 'text/html; charset=utf-8', cache: 'no-cache' });
	expect(site.objects.get('pages/contact.html')?.body).toBe('/contact|https://tulia.example|s1|c1 with React of s1|');
	expect(site.objects.get('app.html')?.body).toBe('skeleton s1');

	release('shell', 's2', shell('s2'));
	await publish();
	expect(homePage()).toBe('/|https://tulia.example|s2|c1 with React of s2|Depression Therapy');

	release('content', 'c2', content('c2'));
	await publish();
	release('shell', 's1', shell('s1'));
	await publish();
	expect(homePage()).toBe('/|https://tulia.example|s1|c2 with React of s1|Depression Therapy');
});

test('the publisher renders again when a stream record reports changed content', async () => {
	await save('Depression Care');
	expect(await publish({ Records: [] })).toEqual({ value: { batchItemFailures: [] } });
	expect(homePage()).toContain('Depression Care');
});

test('the publisher preserves the last good page when a build does not load, and recovers under the same version', async () => {
	const before = homePage();
	release('content', 'c3', 'export const App = () => {;');
	expect(await publish()).toEqual({
		error: 'mfe/content/c3/server.mjs does not load: Unexpected end of input',
	});
	expect(homePage()).toBe(before);
	release('content', 'c3', content('c3'));
	await publish();
	expect(homePage()).toContain('c3 with React of s1');
});

test('a skeleton that does not load affects its own pages, which report it, and no public one', async () => {
	release('booking', 'b1', 'export const App = () => {;');
	release('content', 'c4', content('c4'));
	await publish();
	expect(homePage()).toContain('c4 with React of s1');
	release('booking', 'b2', 'export const App = () => undefined;');
	await publish();
	expect(site.objects.get('pages/schedule-appointment.html')?.body).toContain('/schedule-appointment|');
});

test('the sweep restores a deleted page, and renders a change whose event was lost', async () => {
	await save('Depression Support');
	site.objects.delete('pages/contact.html');
	expect(await publish({ kind: 'sweep' })).toEqual({ value: { batchItemFailures: [] } });
	expect(homePage()).toContain('Depression Support');
	expect(site.objects.has('pages/contact.html')).toBe(true);
});
