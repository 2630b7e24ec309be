import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { changeName } from './change-name.usecase.ts';

export const changeNameHandler = httpHandler('changeName', accountValidators, changeName(accountFromEnvironment()));
