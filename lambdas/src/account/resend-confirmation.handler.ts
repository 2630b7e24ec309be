import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { resendConfirmation } from './resend-confirmation.usecase.ts';

export const resendConfirmationHandler = httpHandler(
	'resendConfirmation',
	accountValidators,
	resendConfirmation(accountFromEnvironment()),
);
