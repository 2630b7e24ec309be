import {
	appendFileSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readlinkSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@tulia/test-kit/repository-root';

/** Files that a fresh clone does not have, or must not share. */
const left = /(?:^|\/)(?:node_modules|dist|cdk\.out|generated(?:\..*)?|\.(?:git|tsbuild|local|screens))(?:\/|$)/;

/** Links the installed packages, except for workspaces, which are the checkout's own. */
function linkPackages(from: string, to: string): void {
	mkdirSync(to);
	for (const name of readdirSync(from)) {
		const [source, target] = [join(from, name), join(to, name)];
		if (name === '.cache') continue;
		if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
		else if (name === '@tulia') linkPackages(source, target);
		else symlinkSync(source, target);
	}
}

/** A checkout that was never built, with its packages installed and a syntax error in each of these files. */
export function brokenCheckout(files: readonly string[]): string {
	const root = repositoryRoot();
	const checkout = mkdtempSync(join(tmpdir(), 'tulia-checkout-'));
	cpSync(root, checkout, { recursive: true, filter: (source) => !left.test(relative(root, source)) });
	for (const workspace of ['.', 'infra', 'lambdas']) {
		const installed = join(root, workspace, 'node_modules');
		if (existsSync(installed)) linkPackages(installed, join(checkout, workspace, 'node_modules'));
	}
	for (const file of files) appendFileSync(join(checkout, file), '\nexport const = {;\n');
	return checkout;
}
