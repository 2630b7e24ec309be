import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { liveStage } from '../test/live-stage.ts';
import { type Templates, templates, withoutBundles } from '../test/templates.ts';
import { centreApp } from './app.ts';

const scale = readFileSync(join(__dirname, '../../docs/scale.md'), 'utf8');
const numberIn = (pattern: RegExp): number => Number(pattern.exec(scale)?.[1]?.replace(',', ''));

let live: Templates;
beforeAll(() => {
	live = templates(liveStage);
});
const countOf = (type: string): number => Object.keys(live.all(type)).length;

test.each([
	['response headers policies', 'AWS::CloudFront::ResponseHeadersPolicy', /20 an account are (\d+) stages/],
	['cache policies', 'AWS::CloudFront::CachePolicy', /cache policies end at (\d+) stages/],
	['functions', 'AWS::CloudFront::Function', /functions of the edge at (\d+),/],
])('the number of stages that fit an account, by its CloudFront %s, equals docs/scale.md', (name, type, stages) => {
	const made = countOf(type);
	expect(numberIn(new RegExp(`CloudFront, ${name} \\| \\D*\\d+ an account; a stage makes (\\d+)`))).toBe(made);
	const most = numberIn(new RegExp(`CloudFront, ${name} \\| \\D*(\\d+) an account`));
	expect(numberIn(stages)).toBe(Math.floor(most / made));
});

test('the routes of the API and the resources of each stack stay well below their quota', () => {
	expect(countOf('AWS::ApiGatewayV2::Route')).toBeLessThan(270);
	for (const stack of live.stacks)
		expect(Object.keys(live.of(stack).toJSON().Resources ?? {}).length).toBeLessThan(450);
});

test('no stack of a stage can be deleted before its protection is removed', () => {
	withoutBundles();
	const stacks = centreApp({ stage: liveStage }).node.children.filter((child) => child instanceof Stack);
	expect(stacks.length).toBeGreaterThan(10);
	expect(stacks.filter(({ terminationProtection }) => !terminationProtection)).toEqual([]);
});
