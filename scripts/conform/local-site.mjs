import { formPages, standingPages } from '../../packages/contracts/src/site-addresses.ts';
import { startLocalCloud } from '../../packages/test-kit/src/local-cloud.ts';

/** Runs a callback with a local cloud with the demo centre. Throws at the end when a role has denied a call. */
export async function withLocalCloud(use) {
	const cloud = await startLocalCloud();
	let result;
	try {
		result = await use(cloud);
	} catch (error) {
		await cloud.stop().catch(() => undefined);
		throw error;
	}
	await cloud.stop();
	return result;
}

/** The addresses of all pages with a file of their own: those of the sitemap, the forms, and the app document. */
export async function publicPages(origin) {
	const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
	return [
		...new Set([
			...standingPages,
			...listed,
			...formPages.map(({ rendered }) => rendered),
			'/booking',
			'/no-such-page',
		]),
	];
}
