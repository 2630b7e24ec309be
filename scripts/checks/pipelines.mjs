/**
 * Checks the pipelines of `.github/workflows` with GitHub's own language service; that each module has one like the
 * others and an owner; that actions are pinned, and that a release was fully tested. Run by tsx: that service imports
 * JSON, which Node refuses.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { siteModules, workspaceOf } from '../../packages/contracts/src/site-modules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = '.github/workflows';
const read = (file) => readFileSync(path.join(root, file), 'utf8');

async function mistakesIn(file) {
	const found = await validate(TextDocument.create(`file:///${file}`, 'yaml', 1, read(file)));
	return found.map(({ range, message }) => `${file}:${range.start.line + 1} ${message}`);
}

const files = readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
const mistakes = (await Promise.all(files.map(mistakesIn))).flat();

/** A tag can be moved to other code, so actions are pinned to commits; the comment names the version. */
const PINNED = /^\s*(?:- )?uses: (?:\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
for (const file of files) {
	for (const [at, line] of read(file).split('\n').entries())
		if (/^\s*(?:- )?uses:/.test(line) && !PINNED.test(line))
			mistakes.push(
				`${file}:${at + 1} An action is named by its commit, with the version behind it: @<40 digits> # v1.2.3.`,
			);
	if (/role-to-assume/.test(read(file)) && !read(file).includes('uses: ./.github/workflows/whole-run.yml'))
		mistakes.push(`${file} has a role in AWS, and does not wait for the whole run of its commit.`);
}

const pipelineOf = (module) => `${folder}/${workspaceOf(module)}.yml`;
const withoutTitle = (text) => text.replace(/^#.*\n/, '');
const MODEL = 'booking';
const expectedOf = (module) =>
	withoutTitle(read(pipelineOf(MODEL)))
		.replaceAll(workspaceOf(MODEL), workspaceOf(module))
		.replaceAll(MODEL, module);
for (const module of siteModules)
	if (withoutTitle(read(pipelineOf(module))) !== expectedOf(module))
		mistakes.push(`${pipelineOf(module)} differs from ${pipelineOf(MODEL)} in more than its name.`);
for (const module of siteModules)
	if (!read('CODEOWNERS').includes(`\n/${workspaceOf(module)}/ `))
		mistakes.push(`CODEOWNERS has no owner for /${workspaceOf(module)}/.`);

for (const mistake of mistakes) console.error(`error ${mistake}`);
if (mistakes.length > 0) process.exitCode = 1;
else console.log(`${files.length} pipelines are read without a mistake, one for each module.`);
