import { appointmentRepository } from '../appointment/appointment.repository.ts';
import { subscriptionRepository } from '../newsletter/subscription.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { exportMyData } from './export-my-data.usecase.ts';
import { writingsRepository } from './writings.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const exportMyDataHandler = httpHandler(
	'exportMyData',
	accountValidators,
	exportMyData({
		...accountFromEnvironment(),
		appointments: appointmentRepository(db, tableName),
		writings: writingsRepository(db, tableName, fieldCipher),
		subscriptions: subscriptionRepository(db, tableName),
	}),
);
