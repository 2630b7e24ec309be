import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { closingRepository } from './closing.repository.ts';
import { deleteAccount } from './delete-account.usecase.ts';

const account = accountFromEnvironment();
const closings = closingRepository(documentClient(), requireEnv('TABLE_NAME'), account.newId);

export const deleteAccountHandler = httpHandler(
	'deleteAccount',
	accountValidators,
	deleteAccount({ ...account, closings }),
);
