import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The real builds of the shell and of the content module, rendered in a Node process as the publisher does. */
const root = path.resolve(__dirname, '../..');
const dist = (workspace: string): string => path.join(root, workspace, 'dist');

const render = `
const [root, url] = process.argv.slice(1);
const { readFileSync } = await import('node:fs');
const release = (folder, base) => {
	const built = JSON.parse(readFileSync(root + '/' + folder + '/dist/release.json', 'utf8'));
	const address = (file) => file && base + built.version + '/' + file;
	return { ...built, base: base + built.version + '/', remoteEntry: address(built.remoteEntry), scripts: built.scripts.map(address), styles: built.styles.map(address) };
};
const shell = await import('file://' + root + '/shell/dist/server.mjs');
const content = await import('file://' + root + '/mfe-content/dist/server.mjs');
const releases = { shell: release('shell', '/shell/'), content: release('mfe-content', '/mfe/content/') };
const page = await shell.renderPage({ url, origin: 'https://tulia.example', releases, modules: { content }, data: {} });
process.stdout.write(JSON.stringify(page));
process.exit(0);
`;

function renderBuilt(url: string): { html: string; status: number } {
	const output = execFileSync(process.execPath, ['--input-type=module', '-e', render, root, url], { encoding: 'utf8' });
	return JSON.parse(output) as { html: string; status: number };
}

const filesOf = (workspace: string, extension: string): string[] =>
	readdirSync(dist(workspace), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith(extension))
		.map((file) => path.join(dist(workspace), file));

const cssOf = (workspace: string): string =>
	filesOf(workspace, '.css')
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n');

beforeAll(() => {
	execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs'), 'shell', 'mfe-content'], { cwd: root });
}, 120_000);

test.each(['/', '/services', '/help-now', '/login', '/schedule-appointment'])(
	'every class in the finished HTML of %s exists in the CSS',
	(url) => {
		const { html } = renderBuilt(url);
		const css = (cssOf('shell') + cssOf('mfe-content')).replaceAll('\\', '');
		const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
		// `active` is the router's own mark on the current link.
		const missing = [...classes].filter((name) => name !== 'active' && !css.includes(`.${name}`));
		expect(classes.size).toBeGreaterThan(10);
		expect(missing).toEqual([]);
	},
);

test('finished HTML needs no inline script, style or attribute that the content security policy would block', () => {
	const { html } = renderBuilt('/');
	expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
	for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src="|type="application\/json"/);
});

test('every address of a file in finished HTML is that of a file of the release', () => {
	const { html } = renderBuilt('/');
	expect(html).not.toContain('/@release/');
	const addresses = [...html.matchAll(/"\/(shell|mfe\/content)\/[0-9a-f]+\/([^"#]+)"/g)];
	expect(addresses.length).toBeGreaterThan(4);
	for (const [, module, file = ''] of addresses) {
		const folder = dist(module === 'shell' ? 'shell' : 'mfe-content');
		expect(filesOf(module === 'shell' ? 'shell' : 'mfe-content', '')).toContain(path.join(folder, file));
	}
});

test('an address nobody knows is answered with 404', () => {
	expect(renderBuilt('/no-such-page').status).toBe(404);
});

test('what is published names no folder of the machine it was built on', () => {
	for (const workspace of ['shell', 'mfe-content']) {
		for (const file of [...filesOf(workspace, '.js'), ...filesOf(workspace, '.mjs'), ...filesOf(workspace, '.json')]) {
			expect(readFileSync(file, 'utf8').includes(root)).toBe(false);
		}
	}
});
