import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteModules, workspaceOf } from '@tulia/contracts/site-modules';
import { repositoryRoot } from '@tulia/test-kit/repository-root';

const filesIn = (folder: string): readonly string[] =>
	readdirSync(path.join(repositoryRoot(), folder), { recursive: true, encoding: 'utf8' });

test.each(siteModules.map(workspaceOf))('%s publishes no source map, and stores one for each script', (workspace) => {
	const published = filesIn(`${workspace}/dist`);
	expect(published.filter((file) => file.endsWith('.map'))).toEqual([]);
	const scripts = published.filter((file) => file.endsWith('.js'));
	expect(filesIn(`${workspace}/generated/source-maps`)).toEqual(
		expect.arrayContaining(scripts.map((file) => `${file}.map`)),
	);
	for (const file of scripts)
		expect(readFileSync(path.join(repositoryRoot(), workspace, 'dist', file), 'utf8')).not.toContain(
			'sourceMappingURL=',
		);
});
