import { audiences } from '@tulia/contracts/endpoint';
import { workers } from '../../infra/lib/workers.ts';
import type { Usage } from './usage.ts';

type Json = Readonly<Record<string, unknown>>;

/** The part of a CloudFormation template that is read here. */
export interface Template {
	readonly Resources?: Readonly<Record<string, { readonly Type: string; readonly Properties?: Json }>>;
}

/** Our functions, by name without the stage. */
export const functionNames = [...audiences, ...workers] as const;
export type FunctionName = (typeof functionNames)[number];

const resourcesOf = (templates: readonly Template[]) =>
	templates.flatMap(({ Resources = {} }) => Object.entries(Resources));

const MEGABYTES = 1024;

const isOur = (name: string): name is FunctionName => functionNames.some((known) => known === name);

/** Deployed memory of each function, GB. Throws for a missing function, or one without a cost computation. */
export function memoryOf(templates: readonly Template[]): Readonly<Record<FunctionName, number>> {
	const found = new Map<FunctionName, number>();
	for (const [, { Type, Properties = {} }] of resourcesOf(templates)) {
		if (Type !== 'AWS::Lambda::Function') continue;
		const name = String(Properties.FunctionName).replace(/^tulia-/, '');
		if (!isOur(name)) throw new Error(`The templates have a function ${name}, whose cost is not computed.`);
		found.set(name, Number(Properties.MemorySize) / MEGABYTES);
	}
	const missing = functionNames.find((name) => !found.has(name));
	if (missing) throw new Error(`The templates have no function ${missing}.`);
	return Object.fromEntries(found) as Record<FunctionName, number>;
}

/** The billed metrics of an alarm: one, or each of its formula. */
function metricsOfAlarm(properties: Json = {}): number {
	const queries = Array.isArray(properties.Metrics) ? properties.Metrics : [];
	return Math.max(1, queries.filter((query: Json) => query.MetricStat !== undefined).length);
}

const OWN_NAMESPACE = /^Tulia(?:\/[\w-]+)?$/;

/** A metric is billed per set of dimension values: `ClientErrors module=booking service=engagement`. */
const billedMetric = (name: string, dimensions: readonly (readonly [string, string])[]): string =>
	[name, ...dimensions.map(([dimension, value]) => `${dimension}=${value}`).sort()].join(' ');

interface AlarmMetric {
	readonly Namespace?: string;
	readonly MetricName?: string;
	readonly Dimensions?: readonly { readonly Name: string; readonly Value: string }[];
}

/** The custom metrics of an alarm, at any depth of its formula. */
function ownMetricsOfAlarm(value: unknown): readonly string[] {
	if (typeof value !== 'object' || value === null) return [];
	const { Namespace = '', MetricName, Dimensions = [] }: AlarmMetric = value;
	const own =
		MetricName && OWN_NAMESPACE.test(Namespace)
			? [
					billedMetric(
						MetricName,
						Dimensions.map(({ Name, Value }) => [Name, Value]),
					),
				]
			: [];
	return [...own, ...Object.values(value).flatMap(ownMetricsOfAlarm)];
}

/** The custom metrics of the dashboard, whose body is text. */
function ownMetricsOfDashboard(properties: Json = {}): readonly string[] {
	const text = JSON.stringify(properties).replaceAll('\\', '');
	return [...text.matchAll(/"Tulia(?:\/[\w-]+)?","(\w+)"((?:,"[\w-]+","[\w-]+")+)/g)].map(([, name = '', pairs = '']) =>
		billedMetric(
			name,
			[...pairs.matchAll(/"([\w-]+)","([\w-]+)"/g)].map(([, dimension = '', value = '']) => [dimension, value]),
		),
	);
}

const ownMetricsIn = (templates: readonly Template[]): ReadonlySet<string> =>
	new Set(
		resourcesOf(templates).flatMap(([, { Type, Properties }]) =>
			Type === 'AWS::CloudWatch::Dashboard' ? ownMetricsOfDashboard(Properties) : ownMetricsOfAlarm(Properties),
		),
	);

/** The monthly usage of a stage without visitors: the resources of its templates that are billed for existing. */
export function fixedUsage(templates: readonly Template[]): Usage {
	const resources = resourcesOf(templates).map(([, resource]) => resource);
	const count = (type: string): number => resources.filter(({ Type }) => Type === type).length;
	const alarms = resources.filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm');
	return {
		keyMonths: count('AWS::KMS::Key'),
		secretMonths: count('AWS::SecretsManager::Secret'),
		alarmMetricMonths: alarms.reduce((total, { Properties }) => total + metricsOfAlarm(Properties), 0),
		compositeAlarmMonths: count('AWS::CloudWatch::CompositeAlarm'),
		dashboardMonths: count('AWS::CloudWatch::Dashboard'),
		metricMonths: ownMetricsIn(templates).size,
	};
}
