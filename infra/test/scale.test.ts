import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveStage } from './live-stage.ts';
import { templates } from './templates.ts';

const scale = readFileSync(join(__dirname, '../../docs/scale.md'), 'utf8');
const numberIn = (pattern: RegExp): number => Number(pattern.exec(scale)?.[1]?.replace(',', ''));

test("the number of a stage's roles, and of stages that fit an account, equals docs/scale.md", () => {
	const roles = Object.keys(templates(liveStage).all('AWS::IAM::Role')).length;
	expect(numberIn(/a stage with everything makes (\d+) \|/)).toBe(roles);
	const most = numberIn(/\| IAM \| ([\d,]+) roles an account/);
	expect(numberIn(/of an account are (\d+) stages/)).toBe(Math.floor(most / roles));
});
