import { httpHandlers } from '../platform/http/http.ts';
import { changeUser, liftUndeliverable } from './change-users.usecase.ts';
import { getUser, listUsers } from './read-users.usecase.ts';
import { usersFromEnvironment } from './users.wiring.ts';

const users = usersFromEnvironment();

export const userAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/user.admin'), {
	listUsers: listUsers(users),
	getUser: getUser(users),
	changeUser: changeUser(users),
	liftUndeliverable: liftUndeliverable(users),
});
