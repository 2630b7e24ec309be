import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { dropSecondFactor } from './second-factor.usecases.ts';

export const removeSecondFactorHandler = httpHandler(
	'removeSecondFactor',
	accountValidators,
	dropSecondFactor(accountFromEnvironment()),
);
