import type { DistributionPlan } from '../edge/distribution-plan.ts';
import type { RoleStatement } from '../iam/role-statement.ts';
import type { TableShape } from '../iam/table-actions.ts';
import type { FunctionPlan } from '../runtime/function-plan.ts';
import type { ApiPlan } from '../runtime/http-api.ts';
import type { QueueMappingPlan, StreamMappingPlan } from '../runtime/mapping-plan.ts';
import type { KeyPlan } from '../services/kms.ts';
import type { EventDestinationPlan } from '../services/ses/ses.ts';
import type { SmsSetPlan } from '../services/sms/sms.ts';
import type { SubscriptionPlan } from '../services/sns.ts';
import type { QueuePlan } from '../services/sqs/queue-store.ts';
import { type ResolvedAssembly, withPlace } from '../template/resolver.ts';
import { serviceRolesOf, tableRolesOf, tableShapesOf } from './access.ts';
import { apisOf, functionsOf, mappingsOf } from './compute.ts';
import { aliasesOf, keysOf, type TablePlan, tablesOf } from './data.ts';
import { distributionOf } from './edge.ts';
import {
	eventDestinationsOf,
	queuesOf,
	type SchedulePlan,
	schedulesOf,
	setsIgnoringSuppressionOf,
	smsSetsOf,
	subscriptionsOf,
} from './messages.ts';
import type { ResourceReader } from './reader.ts';

/** Everything the local cloud runs, as in the templates. */
export interface Plan {
	readonly region: string;
	readonly account: string;
	readonly table: TablePlan;
	readonly tableShape: TableShape;
	/** The permissions of each function's role on the table, by function name. */
	readonly tableRoles: Readonly<Record<string, readonly RoleStatement[]>>;
	/** The permissions of each function's role on every other service, by function name. */
	readonly serviceRoles: Readonly<Record<string, readonly RoleStatement[]>>;
	readonly buckets: readonly string[];
	readonly keys: readonly KeyPlan[];
	readonly aliases: Readonly<Record<string, string>>;
	readonly functions: readonly FunctionPlan[];
	readonly streamMappings: readonly StreamMappingPlan[];
	readonly queueMappings: readonly QueueMappingPlan[];
	readonly apis: readonly ApiPlan[];
	readonly queues: readonly QueuePlan[];
	readonly topics: readonly string[];
	readonly subscriptions: readonly SubscriptionPlan[];
	readonly scheduleGroups: readonly string[];
	readonly schedules: readonly SchedulePlan[];
	readonly mailIdentities: readonly string[];
	readonly configurationSets: readonly string[];
	/** Configuration sets that send to addresses on the account's suppression list. */
	readonly setsIgnoringSuppression: readonly string[];
	readonly eventDestinations: readonly EventDestinationPlan[];
	/** Configuration sets of text messages. */
	readonly smsSets: readonly SmsSetPlan[];
	readonly distribution: DistributionPlan;
	readonly outputs: Readonly<Record<string, string>>;
}

/** @param environment Values of functions' variables by name, which replace those of the templates. */
export function planOf({ resources, outputs }: ResolvedAssembly, environment: FunctionPlan['environment'] = {}): Plan {
	const each: ResourceReader = (type, read) =>
		resources
			.filter((resource) => resource.type === `AWS::${type}`)
			.map((resource) => withPlace(resource.place, () => read(resource)));
	const refs = (type: string) => each(type, ({ identity }) => identity.ref);
	const table = exactlyOne('DynamoDB table', tablesOf(each));
	const [first] = resources;
	return {
		region: first?.stack.region ?? '',
		account: first?.stack.account ?? '',
		table,
		tableShape: exactlyOne('DynamoDB table', tableShapesOf(each)),
		tableRoles: tableRolesOf(each),
		serviceRoles: serviceRolesOf(each),
		buckets: refs('S3::Bucket'),
		keys: keysOf(each),
		aliases: aliasesOf(each),
		functions: functionsOf(each, environment),
		...mappingsOf(each, table),
		apis: apisOf(each),
		queues: queuesOf(each),
		topics: refs('SNS::Topic'),
		subscriptions: subscriptionsOf(each),
		scheduleGroups: refs('Scheduler::ScheduleGroup'),
		schedules: schedulesOf(each),
		mailIdentities: refs('SES::EmailIdentity'),
		configurationSets: refs('SES::ConfigurationSet'),
		setsIgnoringSuppression: setsIgnoringSuppressionOf(each),
		eventDestinations: eventDestinationsOf(each),
		smsSets: smsSetsOf(each),
		distribution: exactlyOne('CloudFront distribution', distributionOf(each)),
		outputs,
	};
}

function exactlyOne<T>(what: string, found: readonly T[]): T {
	const [only, ...others] = found;
	if (only && others.length === 0) return only;
	throw new Error(`The local cloud needs exactly one ${what}; the templates have ${found.length}.`);
}
