import { httpHandler } from '../platform/http.ts';
import { getUser } from './get-user.usecase.ts';
import { userValidators } from './user-validators.ts';
import { usersFromEnvironment } from './users-from-environment.handler.ts';

export const getUserHandler = httpHandler('getUser', userValidators, getUser(usersFromEnvironment()));
