import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { confirmSecondFactor } from './confirm-second-factor.usecase.ts';

export const confirmSecondFactorHandler = httpHandler(
	'confirmSecondFactor',
	accountValidators,
	confirmSecondFactor(accountFromEnvironment()),
);
