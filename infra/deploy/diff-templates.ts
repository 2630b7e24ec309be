import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cdkProgram, quietCdk } from './steps.ts';

/** The stacks of a synthesised app in deployment order. */
function stacksIn(folder: string): readonly string[] {
	const { artifacts }: { readonly artifacts: Readonly<Record<string, { readonly type: string }>> } = JSON.parse(
		readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
	);
	return Object.entries(artifacts).flatMap(([id, { type }]) => (type === 'aws:cloudformation:stack' ? [id] : []));
}

/** `cdk diff`, stack by stack, of the templates in one folder against another or none, without a network. */
function compare(folder: string, against: string | undefined): number {
	const scratch = mkdtempSync(path.join(tmpdir(), 'tulia-diff-'));
	const nothing = path.join(scratch, 'nothing.json');
	writeFileSync(nothing, '{"Resources":{}}');
	try {
		for (const stack of stacksIn(folder)) {
			const before = against === undefined ? nothing : path.join(against, `${stack}.template.json`);
			const template = existsSync(before) ? before : nothing;
			const { status } = spawnSync(
				process.execPath,
				[cdkProgram, 'diff', stack, '--exclusively', '--no-notices', '--app', folder, '--template', template],
				{ cwd: scratch, stdio: 'inherit', env: { ...process.env, ...quietCdk } },
			);
			if (status !== 0) return status ?? 1;
		}
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
	return 0;
}

const [folder, against] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the templates.');
process.exitCode = compare(folder, against);
