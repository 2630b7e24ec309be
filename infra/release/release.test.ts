import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { type ReleaseTrial, release, retireWorker, rollback } from './release.ts';
import { type TestBucket, testBucket } from './test-bucket.ts';
import { refuseIncompatible } from './trial.ts';

let bucket: TestBucket;
beforeEach(async () => {
	bucket = await testBucket();
});
afterEach(() => bucket.close());

const site = () => ({ s3: bucket.s3, bucket: 'site' });
const booking = (distDir: string) => release({ ...site(), module: 'booking', distDir });
const pointer = (): unknown => JSON.parse(bucket.objects.get('releases/booking.json')?.body ?? 'null');

/** A build of the booking module as packages/build writes it. */
function aBuild(version: string): string {
	const dist = mkdtempSync(join(tmpdir(), 'tulia-dist-'));
	mkdirSync(join(dist, 'assets'));
	writeFileSync(join(dist, 'remoteEntry.js'), `// ${version}`);
	writeFileSync(join(dist, 'remoteEntry.js.br'), 'compressed');
	writeFileSync(join(dist, 'assets/app.1a2b.css'), 'h1{}');
	writeFileSync(join(dist, 'assets/app.1a2b.css.br'), 'compressed');
	const built = {
		name: 'booking',
		version,
		remoteEntry: 'remoteEntry.js',
		server: null,
		scripts: ['assets/app.js'],
		styles: ['assets/app.1a2b.css'],
		fonts: [],
	};
	writeFileSync(join(dist, 'release.json'), JSON.stringify(built));
	return dist;
}

describe('releasing a module', () => {
	it('a release uploads its files to the folder of the version, immutable, with exact types', async () => {
		await booking(aBuild('v1'));
		const forever = 'public, max-age=31536000, immutable';
		expect(bucket.objects.get('mfe/booking/v1/remoteEntry.js')).toMatchObject({
			contentType: 'text/javascript; charset=utf-8',
			cacheControl: forever,
		});
		expect(bucket.objects.get('mfe/booking/v1/assets/app.1a2b.css')).toMatchObject({
			contentType: 'text/css; charset=utf-8',
			cacheControl: forever,
		});
	});

	it('a release states the encoding of a compressed file, and the type of its content', async () => {
		await booking(aBuild('v1'));
		expect(bucket.objects.get('mfe/booking/v1/remoteEntry.js')?.contentEncoding).toBeUndefined();
		expect(bucket.objects.get('mfe/booking/v1/remoteEntry.js.br')).toMatchObject({
			contentType: 'text/javascript; charset=utf-8',
			contentEncoding: 'br',
		});
	});

	it('a release is refused when the compressed version of a file is missing, because the edge requests it', async () => {
		const dist = aBuild('v1');
		rmSync(join(dist, 'assets/app.1a2b.css.br'));
		await expect(booking(dist)).rejects.toThrow(/^Not compressed: .*app\.1a2b\.css\. Build the module/);
		expect(bucket.objects.size).toBe(0);
	});

	it('a release moves the pointer last, with addresses a page can use', async () => {
		await booking(aBuild('v1'));
		expect([...bucket.objects.keys()].at(-1)).toBe('releases/booking.json');
		expect(bucket.objects.get('releases/booking.json')?.cacheControl).toBe('no-cache');
		expect(pointer()).toMatchObject({
			version: 'v1',
			base: '/mfe/booking/v1/',
			remoteEntry: '/mfe/booking/v1/remoteEntry.js',
			styles: ['/mfe/booking/v1/assets/app.1a2b.css'],
			previous: null,
		});
	});

	it('a release that is interrupted changes nothing for visitors, and can be repeated', async () => {
		await booking(aBuild('v1'));
		bucket.breakOn((key) => key.endsWith('.css'));
		const second = aBuild('v2');
		await expect(booking(second)).rejects.toThrow();
		expect(pointer()).toMatchObject({ version: 'v1' });

		bucket.breakOn(() => false);
		await booking(second);
		expect(pointer()).toMatchObject({ version: 'v2', previous: 'v1' });
	});

	it('a release of the live version uploads nothing', async () => {
		const dist = aBuild('v1');
		await booking(dist);
		bucket.breakOn(() => true);
		await expect(booking(dist)).resolves.toMatchObject({ moved: false, live: { version: 'v1' } });
	});

	it('a build whose version could leave its folder is refused', async () => {
		await expect(booking(aBuild('../shell'))).rejects.toThrow('cannot name a folder');
		expect(bucket.objects.size).toBe(0);
	});

	it('a release is tried before uploading and before going live, and a refusal leaves the live version', async () => {
		await booking(aBuild('v1'));
		const passes = async (): Promise<void> => undefined;
		const refuses = async (): Promise<void> => {
			throw new Error('no');
		};
		const tried = (trial: ReleaseTrial) => release({ ...site(), module: 'booking', distDir: aBuild('v2'), trial });
		await expect(tried({ beforeUpload: refuses, beforeLive: passes })).rejects.toThrow('no');
		expect([...bucket.objects.keys()].filter((key) => key.includes('v2'))).toEqual([]);
		await expect(tried({ beforeUpload: passes, beforeLive: refuses })).rejects.toThrow('no');
		expect(bucket.objects.has('mfe/booking/v2/remoteEntry.js')).toBe(true);
		expect(pointer()).toMatchObject({ version: 'v1' });
		await tried({ beforeUpload: passes, beforeLive: passes });
		expect(pointer()).toMatchObject({ version: 'v2', previous: 'v1' });
	});
});

describe('rolling back', () => {
	it('a rollback moves the pointer to the previous version, and a second rollback moves it back', async () => {
		await booking(aBuild('v1'));
		await booking(aBuild('v2'));
		await rollback({ ...site(), module: 'booking' });
		expect(pointer()).toMatchObject({ version: 'v1', previous: 'v2', remoteEntry: '/mfe/booking/v1/remoteEntry.js' });
		await rollback({ ...site(), module: 'booking' });
		expect(pointer()).toMatchObject({ version: 'v2' });
	});

	it('a rollback to a version that is not in the bucket is refused', async () => {
		await booking(aBuild('v1'));
		await expect(rollback({ ...site(), module: 'booking', version: 'v9' })).rejects.toThrow('not in the bucket');
		expect(pointer()).toMatchObject({ version: 'v1' });
	});
});

describe('taking the service worker off every device', () => {
	const shellPointer = (): unknown => JSON.parse(bucket.objects.get('releases/shell.json')?.body ?? 'null');

	it('removing the service worker changes one field of the pointer, and the next move of the pointer restores it', async () => {
		const live = { name: 'shell', version: 'v1', base: '/shell/v1/', previous: null, scripts: ['/shell/v1/main.js'] };
		const put = (Key: string, value: object) =>
			bucket.s3.send(new PutObjectCommand({ Bucket: 'site', Key, Body: JSON.stringify(value) }));
		await put('releases/shell.json', { ...live, worker: 'service-worker.js' });
		const built = { ...live, styles: [], fonts: [], scripts: ['main.js'], worker: 'service-worker.js' };
		await put('shell/v1/release.json', built);

		await retireWorker(site());
		expect(shellPointer()).toEqual({ ...live, worker: null });
		await rollback({ ...site(), module: 'shell', version: 'v1' });
		expect(shellPointer()).toMatchObject({ version: 'v1', worker: 'service-worker.js' });
	});

	it('removing the service worker is refused without a live shell', async () => {
		await expect(retireWorker(site())).rejects.toThrow('never released');
	});
});

describe('a shell and the live modules', () => {
	const put = (name: string, lists: object): Promise<unknown> => {
		const Body = JSON.stringify({ name, version: `${name}-1`, ...lists });
		return bucket.s3.send(new PutObjectCommand({ Bucket: 'site', Key: `releases/${name}.json`, Body }));
	};
	const shellWith = (exports: readonly string[]) => ({
		name: 'shell',
		version: 'shell-2',
		sharedExports: { '@tulia/ui': { version: '1.0.0', exports } },
	});

	it('a shell without an export that a live module uses is refused, naming both', async () => {
		await put('booking', { sharedImports: { '@tulia/ui': { range: null, exports: ['Panel'] } } });
		await put('admin', { sharedImports: { '@tulia/ui': { range: null, exports: ['Button'] } } });
		expect(await refuseIncompatible(site(), 'shell', shellWith(['Panel', 'Button']))).toEqual({ isCompared: true });
		await expect(refuseIncompatible(site(), 'shell', shellWith(['Panel']))).rejects.toThrow(
			'admin admin-1 takes Button of @tulia/ui, which shell shell-2 does not export.',
		);
	});

	it('an older release without a list of exports is reported as not compared', async () => {
		await put('booking', {});
		expect(await refuseIncompatible(site(), 'shell', shellWith([]))).toEqual({ isCompared: false });
	});
});
