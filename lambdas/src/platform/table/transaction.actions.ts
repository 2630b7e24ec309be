import type { ActionRole } from './action-role.ts';

export type Attributes = Record<string, unknown>;
interface Conditional {
	TableName: string;
	ConditionExpression: string;
	ExpressionAttributeNames?: Record<string, string>;
	ExpressionAttributeValues?: Attributes;
	ReturnValuesOnConditionCheckFailure?: 'ALL_OLD';
}
/** One action, in the shape of TransactWriteItems. */
export type Action =
	| { readonly Put: Partial<Conditional> & { TableName: string; Item: Attributes } }
	| { readonly Update: Partial<Conditional> & { TableName: string; Key: Attributes; UpdateExpression: string } }
	| { readonly Delete: Partial<Conditional> & { TableName: string; Key: Attributes } }
	| { readonly ConditionCheck: Conditional & { Key: Attributes } };

export interface RoleAction {
	readonly role: ActionRole;
	readonly action: Action;
}

export const ABSENT = 'attribute_not_exists(PK)';

/** Puts an item that must not exist yet. */
export const putNew = (TableName: string, Item: object): Action => ({
	Put: { TableName, Item: { ...Item }, ConditionExpression: ABSENT },
});

/** Adds an amount to each counter; creates the statistics item when it does not exist. */
export const addTo = (TableName: string, Key: Attributes, figures: Readonly<Record<string, number>>): Action => {
	const names = Object.keys(figures);
	return {
		Update: {
			TableName,
			Key,
			UpdateExpression: `SET entity = :entity ADD ${names.map((_name, at) => `#f${at} :f${at}`).join(', ')}`,
			ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#f${at}`, name])),
			ExpressionAttributeValues: {
				':entity': 'stat',
				...Object.fromEntries(names.map((name, at) => [`:f${at}`, figures[name]])),
			},
		},
	};
};
