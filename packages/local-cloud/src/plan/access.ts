import { type RoleStatement, roleStatementsOf, serviceStatementsOf } from '../iam/role-statement.ts';
import type { TableShape } from '../iam/table-actions.ts';
import { type JsonObject, objectOf, objectsOf, optionalTextOf, textOf, textsOf } from '../template/json.ts';
import type { ResourceReader } from './reader.ts';

type FunctionRoles = Readonly<Record<string, readonly RoleStatement[]>>;

/** The permissions of each function's role on the table. */
export const tableRolesOf = (each: ResourceReader): FunctionRoles => functionRolesOf(each, roleStatementsOf);

/** The permissions of each function's role on every other service. */
export const serviceRolesOf = (each: ResourceReader): FunctionRoles => functionRolesOf(each, serviceStatementsOf);

/** The inline and attached policies of each function's role. */
function functionRolesOf(
	each: ResourceReader,
	read: (document: JsonObject) => readonly RoleStatement[],
): FunctionRoles {
	const inline = each('IAM::Role', ({ identity, properties }) => ({
		roles: [identity.ref],
		statements: objectsOf(properties, 'Policies').flatMap((policy) => read(objectOf(policy, 'PolicyDocument'))),
	}));
	const attached = each('IAM::Policy', ({ properties }) => ({
		roles: textsOf(properties, 'Roles'),
		statements: read(objectOf(properties, 'PolicyDocument')),
	}));
	const statementsOf = (roleArn: string) => {
		const name = roleArn.replace(/^.*:role\//, '');
		return [...inline, ...attached].filter(({ roles }) => roles.includes(name)).flatMap((found) => found.statements);
	};
	return Object.fromEntries(
		each('Lambda::Function', ({ identity, properties }) => {
			const role = optionalTextOf(properties, 'Role');
			return role === undefined ? [] : [[identity.ref, statementsOf(role)] as const];
		}).flat(),
	);
}

/** The table's ARN and the partition keys of the table and its indexes. */
export const tableShapesOf = (each: ResourceReader): readonly TableShape[] =>
	each('DynamoDB::GlobalTable', ({ identity, properties }) => {
		const partitionKey = (keySchema: Parameters<typeof objectsOf>[0]): string => {
			const hash = objectsOf(keySchema, 'KeySchema').find(({ KeyType }) => KeyType === 'HASH');
			if (!hash) throw new Error('A key schema has no partition key.');
			return textOf(hash, 'AttributeName');
		};
		const indexes = objectsOf(properties, 'GlobalSecondaryIndexes');
		return {
			arn: identity.attributes.Arn ?? '',
			partitionKeys: {
				'': partitionKey(properties),
				...Object.fromEntries(indexes.map((index) => [textOf(index, 'IndexName'), partitionKey(index)])),
			},
		};
	});
