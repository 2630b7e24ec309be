import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgeHandler } from 'local-cloud/edge-runtime';
import { type EdgeFunction, edgeFunctions } from './edge-functions.ts';
import { templates } from './templates.ts';

const named = edgeFunctions.map((one) => [one.name, one] as const);

/** The function's results for each of its events, with the documented builtins of CloudFront. */
const inSandbox = ({ code, events }: EdgeFunction): readonly unknown[] => events.map(edgeHandler<unknown>(code));

test('every function of the distribution is tested here', () => {
	const deployed = Object.values(templates().all('AWS::CloudFront::Function')).map(({ Properties }) => Properties);
	expect(deployed.map(({ FunctionCode }) => FunctionCode).sort()).toEqual(edgeFunctions.map(({ code }) => code).sort());
	for (const { FunctionConfig } of deployed) expect(FunctionConfig).toMatchObject({ Runtime: 'cloudfront-js-2.0' });
});

test.each(named)('%s uses only the documented builtins of its runtime', (_name, edgeFunction) => {
	for (const answer of inSandbox(edgeFunction)) expect(answer).toEqual(expect.any(Object));
});

test.each(named)('%s is below the 10 KB limit of CloudFront', (_name, { code }) => {
	expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});

describe('njs, the engine of CloudFront Functions', () => {
	// On Debian: apt-get install njs.
	const engine = 'njs';
	const missing = spawnSync(engine, ['-v']).status !== 0;
	const testInNjs = missing ? test.skip : test;

	testInNjs.each(named)(
		'njs returns the same as the sandbox: %s (skipped where njs is not installed)',
		(_name, edgeFunction) => {
			const folder = mkdtempSync(join(tmpdir(), 'tulia-njs-'));
			const script = join(folder, 'function.js');
			const { code, events } = edgeFunction;
			const run = `JSON.parse(${JSON.stringify(JSON.stringify(events))}).map(function (event) { return handler(event); })`;
			writeFileSync(script, `${code}\nconsole.log(JSON.stringify(${run}));\n`);
			const { stdout, stderr } = spawnSync(engine, [script], { encoding: 'utf8' });
			rmSync(folder, { recursive: true });
			expect({ stderr, answers: JSON.parse(stdout.trim() || 'null') }).toEqual({
				stderr: '',
				answers: inSandbox(edgeFunction),
			});
		},
	);
});
