import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { paymentRepository } from '../payment/payment.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { rateLimits } from '../platform/limits/rate-limit.repository.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { claimVisits } from './claim-visits.usecase.ts';
import { mergeRepository } from './merge.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const clientMergeBookingHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/client.booking'),
	{
		claimVisits: claimVisits({
			merges: mergeRepository(db, tableName, fieldCipher),
			appointments: appointmentRepository(db, tableName),
			payments: paymentRepository(db, tableName, fieldCipher),
			limits: rateLimits(db, tableName),
			visitorLimits: visitorLimits(db, tableName, fieldCipher),
			now: clock,
			newId,
		}),
	},
);
