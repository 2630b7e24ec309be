import { formPages, standingPages } from '../../packages/contracts/src/site-addresses.ts';
import { startLocalCloud } from '../../packages/test-kit/src/local-cloud.ts';

/**
 * Hands over a local cloud with the demo centre, and ends it. That roles allowed every call is part of what is checked: where they did
 * not, its end throws.
 */
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

/** The addresses of all pages that have a file of their own: what the sitemap lists, the forms, and the document of everything else. */
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
