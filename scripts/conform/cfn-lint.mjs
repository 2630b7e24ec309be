import path from 'node:path';
import { localAssembly, templatesIn, withLiveAssembly } from './templates.mjs';
import { pythonTool, runTool } from './tool.mjs';

const config = path.join(import.meta.dirname, 'tools/cfn-lint.yaml');

/** Checks the templates of the local and of a live stage against the resource types of their region. */
export const checkCfnLint = async () => {
	const programs = await pythonTool('cfn-lint');
	return withLiveAssembly(async (live) => {
		const templates = [...templatesIn(localAssembly), ...templatesIn(live)];
		const findings = [];
		for (const region of new Set(templates.map((template) => template.region))) {
			const ofRegion = templates.filter((template) => template.region === region);
			const { code, stdout, stderr } = await runTool(path.join(programs, 'cfn-lint'), [
				...['--config-file', config, '--format', 'parseable', '--regions', region, '--'],
				...ofRegion.map(({ file }) => file),
			]);
			const lines = `${stdout}${stderr}`.split('\n').filter(Boolean);
			findings.push(...lines);
			if (code !== 0 && lines.length === 0) findings.push(`cfn-lint ended with code ${code} and said nothing.`);
		}
		return {
			findings,
			summary: `${templates.length} templates, 0 errors, 0 warnings but those cfn-lint.yaml gives a reason for`,
		};
	});
};
