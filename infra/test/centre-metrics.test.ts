import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { centreMetrics } from '../lib/centre-metric.ts';
import { templates } from './templates.ts';

const folder = join(__dirname, '../../lambdas/src');
/** The source code that writes metrics. */
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
	.map((file) => readFileSync(join(folder, file), 'utf8'))
	.filter((text) => /metricsOf|QuotaAlarm|SmsAlarm/.test(text))
	.join('\n');

const names = [...new Set(Object.values(centreMetrics).flat())];

test.each(names)('%s is written by a function', (name) => {
	expect(code).toMatch(new RegExp(`['\\s]${name}['\\s:]`));
});

test('every metric in the code is in the list', () => {
	const written = [...code.matchAll(/(?:addMetric|count)\('(\w+)'/g)].map(([, name]) => name);
	expect(written.length).toBeGreaterThan(5);
	expect(written.filter((name) => !names.some((known) => known === name))).toEqual([]);
});

test('every metric, which is billed, is used by an alarm or the dashboard', () => {
	const { all } = templates();
	const looked = JSON.stringify([all('AWS::CloudWatch::Alarm'), all('AWS::CloudWatch::Dashboard')]);
	expect(names.filter((name) => !looked.includes(name))).toEqual([]);
});
