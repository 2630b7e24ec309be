import {
	isObject,
	type Json,
	type JsonObject,
	objectOf,
	objectsOf,
	optionalObjectOf,
	textOf,
} from '../template/json.ts';
import { isLike } from './string-like.ts';

/** One Allow statement of a role. */
export interface RoleStatement {
	readonly actions: readonly string[];
	readonly resources: readonly string[];
	/** The patterns of `dynamodb:LeadingKeys`; absent: every partition key. */
	readonly leadingKeys?: readonly string[];
}

/** An access of a function: one action on the table or on an index of it. */
export interface TableAction {
	/** `dynamodb:PutItem`, … */
	readonly action: string;
	readonly resource: string;
	/** The partition keys in the call. Empty when it has none, as in a Scan. */
	readonly leadingKeys: readonly string[];
}

/** A call of a service other than the table. */
export interface ServiceAction {
	/** `s3:GetObject`, … */
	readonly action: string;
	/** Undefined where the local cloud cannot read it from the call: then only the action decides. */
	readonly resource: string | undefined;
}

/**
 * Reads the statements of a policy document that allow calls of services other than DynamoDB. A statement for a key
 * that is used through another service (`kms:ViaService`) allows no direct call; other conditions are ignored.
 */
export const serviceStatementsOf = (document: JsonObject): readonly RoleStatement[] =>
	objectsOf(document, 'Statement')
		.filter((statement) => textOf(statement, 'Effect') === 'Allow' && !isThroughService(statement))
		.map(({ Action, Resource }) => ({
			// One statement may cover several services.
			actions: textList(Action).filter((action) => !action.startsWith('dynamodb:')),
			resources: textList(Resource),
		}))
		.filter(({ actions }) => actions.length > 0);

const isThroughService = (statement: JsonObject): boolean =>
	Object.values(optionalObjectOf(statement, 'Condition') ?? {}).some(
		(operator) => isObject(operator) && 'kms:ViaService' in operator,
	);

/** Whether one statement allows the action on the resource, whose pattern may contain `*`. */
export const allowsService = (statements: readonly RoleStatement[], { action, resource }: ServiceAction): boolean =>
	statements.some(
		({ actions, resources }) =>
			actions.includes(action) && (resource === undefined || resources.some((like) => isLike(resource, like))),
	);

/** Reads the statements of a policy document about DynamoDB. Throws for unsupported parts. */
export function roleStatementsOf(document: JsonObject): readonly RoleStatement[] {
	return objectsOf(document, 'Statement').flatMap((statement) => {
		const actions = textList(statement.Action).filter((action) => action.startsWith('dynamodb:'));
		if (actions.length === 0) return [];
		if (textOf(statement, 'Effect') !== 'Allow') throw new Error('The local cloud only knows Allow about DynamoDB.');
		const leadingKeys = leadingKeysOf(optionalObjectOf(statement, 'Condition'));
		return [{ actions, resources: textList(statement.Resource), ...(leadingKeys ? { leadingKeys } : {}) }];
	});
}

function leadingKeysOf(condition: JsonObject | undefined): readonly string[] | undefined {
	if (!condition) return undefined;
	const operators = Object.keys(condition);
	if (operators.join() !== 'ForAllValues:StringLike')
		throw new Error(`The local cloud does not know the condition ${operators.join(', ')} about DynamoDB.`);
	const keys = objectOf(condition, 'ForAllValues:StringLike');
	if (Object.keys(keys).join() !== 'dynamodb:LeadingKeys')
		throw new Error(`The local cloud does not know the condition key ${Object.keys(keys).join(', ')}.`);
	return textList(keys['dynamodb:LeadingKeys']);
}

/** IAM's rule: allowed when one statement allows it entirely. */
export const isAllowed = (statements: readonly RoleStatement[], asked: TableAction): boolean =>
	statements.some(
		({ actions, resources, leadingKeys }) =>
			actions.includes(asked.action) &&
			resources.includes(asked.resource) &&
			(leadingKeys === undefined || asked.leadingKeys.every((key) => leadingKeys.some((like) => isLike(key, like)))),
	);

function textList(value: Json | undefined): readonly string[] {
	if (typeof value === 'string') return [value];
	if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
	if (isObject(value)) throw new Error('An action or resource of a role must be text.');
	return [];
}
