import path from 'node:path';
import { publicPages, withLocalCloud } from './local-site.mjs';
import { npmTool, runTool } from './tool.mjs';

/** Checks the links and anchors of the public pages, recursively. Other sites are not requested. */
export const checkLinks = async () => {
	const linkinator = path.join(await npmTool('links'), 'linkinator/build/src/cli.js');
	return withLocalCloud(async ({ origin }) => {
		const pages = (await publicPages(origin)).filter((page) => page !== '/no-such-page');
		const { stdout, stderr } = await runTool(process.execPath, [
			...[linkinator, ...pages.map((page) => origin + page), '--recurse', '--check-fragments', '--check-css'],
			...['--format', 'json', '--skip', `^(?!${origin})`, '--concurrency', '4'],
		]);
		if (!stdout.startsWith('{')) throw new Error(`The link checker gave no report:\n${stderr}`);
		const { links } = JSON.parse(stdout);
		const checked = links.filter(({ state }) => state !== 'SKIPPED');
		const broken = checked.filter(({ state }) => state !== 'OK');
		return {
			findings: broken.map(({ url, status, parent }) => `${url} answers ${status}, linked from ${parent}`),
			summary: `${checked.length} links, 0 dead, from ${pages.length} pages`,
		};
	});
};
