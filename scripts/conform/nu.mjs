import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicPages, withLocalCloud } from './local-site.mjs';
import { npmTool, requireJava, runTool } from './tool.mjs';

/** Features that the checker does not support yet, each with its standard. */
const newerThanTheChecker = [
	// HTML, "Link type expect": it blocks rendering until the element is parsed, so `blocking` is valid on it.
	({ message, extract = '' }) => message.includes('“blocking” attribute') && extract.includes('rel="expect"'),
	// CSS Conditional Rules Module Level 5: container queries.
	({ message }) => message === 'CSS: Unrecognized at-rule “@container”',
	({ message }) => message === "CSS: “container-type”: Property “container-type” doesn't exist.",
];

/** Writes each served page into a file named by its index in the list. */
async function savePages(origin, pages, folder) {
	for (const [at, page] of pages.entries()) {
		const answer = await fetch(origin + page, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
		writeFileSync(path.join(folder, `${at}.html`), await answer.text());
	}
}

/** Checks the public pages of a local cloud with the W3C's Nu checker for errors. */
export const checkNu = async () => {
	await requireJava();
	const jar = path.join(await npmTool('nu'), 'vnu-jar/build/dist/vnu.jar');
	const folder = mkdtempSync(path.join(tmpdir(), 'tulia-conform-'));
	try {
		const pages = await withLocalCloud(async ({ origin }) => {
			const found = await publicPages(origin);
			await savePages(origin, found, folder);
			return found;
		});
		const { code, stdout, stderr } = await runTool('java', [
			...['-Xmx512m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--errors-only'],
			...pages.map((_, at) => path.join(folder, `${at}.html`)),
		]);
		if (code !== 0) throw new Error(`The checker ended with code ${code}:\n${stderr}`);
		const errors = JSON.parse(stdout).messages;
		const kept = errors.filter((error) => !newerThanTheChecker.some((isNewer) => isNewer(error)));
		const pageOf = ({ url }) => pages[Number.parseInt(path.basename(url), 10)];
		return {
			findings: kept.map((error) => `${pageOf(error)}: ${error.message} … ${error.extract ?? ''}`),
			summary: `${pages.length} pages, 0 errors; ${errors.length - kept.length} left out, of standards newer than the checker`,
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};
