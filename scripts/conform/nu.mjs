import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { publicPages, withLocalCloud } from './local-site.mjs';
import { renderedPages } from './rendered-pages.mjs';
import { npmTool, requireJava, runTool } from './tool.mjs';

/** What is right although the checker refuses it: features newer than it, and roles that another browser needs. */
const leftOut = [
	// HTML, "Link type expect": it blocks rendering until the element is parsed, so `blocking` is valid on it.
	({ message, extract = '' }) => message.includes('“blocking” attribute') && extract.includes('rel="expect"'),
	// CSS Conditional Rules Module Level 5: container queries.
	({ message }) => message === 'CSS: Unrecognized at-rule “@container”',
	({ message }) => message === "CSS: “container-type”: Property “container-type” doesn't exist.",
	// `packages/ui/src/admin/data-table.tsx`: browsers drop the roles of a table with another `display`.
	({ message }) =>
		/^The “role” attribute must not be used on a “t[rdh]” element which has a “table” ancestor/.test(message),
];

/** The public pages as they are served. */
async function servedPages(origin) {
	const served = async (address) => {
		const answer = await fetch(origin + address, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
		return { address, html: await answer.text() };
	};
	return Promise.all((await publicPages(origin)).map(served));
}

/** Checks the pages of a local cloud, as served and as rendered, with the W3C's Nu checker for errors. */
export const checkNu = async () => {
	await requireJava();
	const jar = path.join(await npmTool('nu'), 'vnu-jar/build/dist/vnu.jar');
	const folder = mkdtempSync(path.join(tmpdir(), 'tulia-conform-'));
	try {
		const pages = await withLocalCloud(async ({ origin }) => {
			await ensureBrowser();
			return [...(await servedPages(origin)), ...(await renderedPages(origin))];
		});
		// Each in a file named by its index in the list.
		for (const [at, { html }] of pages.entries()) writeFileSync(path.join(folder, `${at}.html`), html);
		const { code, stdout, stderr } = await runTool('java', [
			...['-Xmx512m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--errors-only'],
			...pages.map((_, at) => path.join(folder, `${at}.html`)),
		]);
		if (code !== 0) throw new Error(`The checker ended with code ${code}:\n${stderr}`);
		const errors = JSON.parse(stdout).messages;
		const kept = errors.filter((error) => !leftOut.some((isLeftOut) => isLeftOut(error)));
		const pageOf = ({ url }) => pages[Number.parseInt(path.basename(url), 10)];
		return {
			findings: kept.map((error) => `${pageOf(error).address}: ${error.message} … ${error.extract ?? ''}`),
			summary: `${pages.length} pages, 0 errors; ${errors.length - kept.length} left out, of newer standards and roles of tables`,
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};
