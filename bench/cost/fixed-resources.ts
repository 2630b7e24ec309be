import type { Usage } from './usage.ts';

type Json = Readonly<Record<string, unknown>>;

/** What of a CloudFormation template is read here. */
export interface Template {
	readonly Resources?: Readonly<Record<string, { readonly Type: string; readonly Properties?: Json }>>;
}

/** Our functions, by what they are called after the stage. */
export const functionNames = [
	...(['identity', 'content', 'engagement', 'booking', 'admin'] as const),
	...(['notifier', 'mail-events', 'publisher', 'renderer', 'missing-page'] as const),
] as const;
export type FunctionName = (typeof functionNames)[number];

const resourcesOf = (templates: readonly Template[]) =>
	templates.flatMap(({ Resources = {} }) => Object.entries(Resources));

const MEGABYTES = 1024;

/** A function's name as its logical id begins: `MailEventsFunction64A45DB0`. */
const idOf = (name: FunctionName): string => `${name.replaceAll('-', '')}function`;

/** Memory of each function in gigabytes, as it is deployed. */
export function memoryOf(templates: readonly Template[]): Readonly<Record<FunctionName, number>> {
	const functions = resourcesOf(templates).filter(([, { Type }]) => Type === 'AWS::Lambda::Function');
	const memory = (name: FunctionName): number => {
		const found = functions.find(([id]) => id.toLowerCase().startsWith(idOf(name)));
		if (!found) throw new Error(`The templates have no function ${name}.`);
		return Number(found[1].Properties?.MemorySize) / MEGABYTES;
	};
	return Object.fromEntries(functionNames.map((name) => [name, memory(name)])) as Record<FunctionName, number>;
}

/** An alarm is billed by the metrics it looks at: one, or each that its formula names. */
function metricsOfAlarm(properties: Json = {}): number {
	const queries = Array.isArray(properties.Metrics) ? properties.Metrics : [];
	return Math.max(1, queries.filter((query: Json) => query.MetricStat !== undefined).length);
}

/** Names of our own metrics with the function that writes them, in alarms (as fields) and in the dashboard (as text). */
function ownMetricsIn(templates: readonly Template[]): ReadonlySet<string> {
	const text = JSON.stringify(templates).replaceAll('\\', '');
	const inDashboard = text.matchAll(/"Tulia(?:\/[\w-]+)?","(\w+)","service","([\w-]+)"/g);
	const inAlarms = text.matchAll(
		/"Name":"service","Value":"([\w-]+)"[^\]]*\],"MetricName":"(\w+)","Namespace":"Tulia(?:\/[\w-]+)?"/g,
	);
	return new Set([
		...[...inDashboard].map(([, metric, service]) => `${service} ${metric}`),
		...[...inAlarms].map(([, service, metric]) => `${service} ${metric}`),
	]);
}

/** What a stage costs each month when nobody comes: the resources of its templates that are billed for being there. */
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
