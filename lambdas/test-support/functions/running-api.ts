import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Audience, audiences } from '@tulia/contracts/endpoint';
import type { EndpointName } from '@tulia/contracts/endpoints';
import { serviceRepository } from '../../src/service/service.repository.ts';
import { bookingFixture, type EmptyTable, FIXTURE_NOW } from '../appointment/booking-fixture.ts';
import { sampleServices } from '../appointment/sample-centre.ts';
import { scanEntity } from '../appointment/table-invariants.ts';
import type { BundledFunction } from '../platform/bundled-function.ts';
import { kmsServer } from '../platform/kms-server.ts';
import { accessCallers, type Caller, COLLEAGUE, OWN_PSYCHOLOGIST } from './access-callers.ts';
import { startFunction } from './bundled-functions.ts';
import { type ApiFunctions, callEndpoint } from './call-endpoint.ts';

/** The functions of the API over a table of a small centre, with all callers. */
export async function runningApi(table: EmptyTable) {
	await bookingFixture(table, [OWN_PSYCHOLOGIST, COLLEAGUE]);
	// The fixture's first service has order 0, which staff's lists do not accept.
	for (const [at, service] of sampleServices.entries())
		await serviceRepository(table.db, table.tableName).save(service, at + 1, true);
	const kms = await kmsServer();
	const start = async (name: Audience) => [name, await startFunction(name, { table, kms, now: FIXTURE_NOW })] as const;
	const functions: ApiFunctions = Object.fromEntries(await Promise.all(audiences.map(start))) as Record<
		Audience,
		BundledFunction
	>;
	const beginSessions = await accessCallers({ table, kms, now: FIXTURE_NOW });
	let tokens = await beginSessions();
	return {
		/** Calls as one of the callers, or with a session token. */
		ask(name: EndpointName, caller: Caller | { readonly token: string }, path: string, body?: object) {
			const token = typeof caller === 'string' ? tokens[caller] : caller.token;
			return callEndpoint(functions, name, { path, ...(token ? { token } : {}), ...(body ? { body } : {}) });
		},
		/** Confirms every account's address. */
		async confirmAddresses() {
			for (const { PK, SK } of (await scanEntity(table, 'user')).filter((item) => 'emailVerified' in item))
				await table.db.send(
					new UpdateCommand({
						TableName: table.tableName,
						Key: { PK, SK },
						UpdateExpression: 'SET emailVerified = :yes',
						ExpressionAttributeValues: { ':yes': true },
					}),
				);
		},
		/** Begins new sessions after a log-out. */
		async renewSessions() {
			tokens = await beginSessions();
		},
		/** Deletes the rate limits, because the clock is fixed (twelve changes of visits in ten minutes). */
		async resetLimits() {
			for (const { PK, SK } of await scanEntity(table, 'rate'))
				await table.db.send(new DeleteCommand({ TableName: table.tableName, Key: { PK, SK } }));
		},
		/** Deletes the services or the psychologists that calls have added to the fixture's. */
		async deleteAdded(entity: string) {
			const fixed = [OWN_PSYCHOLOGIST, COLLEAGUE, ...sampleServices.map(({ id }) => id)];
			for (const { PK, SK, id } of await scanEntity(table, entity))
				if (!fixed.includes(String(id ?? SK)))
					await table.db.send(new DeleteCommand({ TableName: table.tableName, Key: { PK, SK } }));
		},
		stop() {
			for (const running of Object.values(functions)) running.stop();
			kms.close();
		},
	};
}
