import { Link, Navigate, paths, rolesOf, useLocation, usePage, useSessionUser } from '@tulia/platform';
import { LinkButton, Notice } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { mayCall } from '../lib/page/use-may-call.ts';
import { firstPathFor, pageAt } from '../staff-pages/staff-pages.ts';

/**
 * Renders a page for roles that may open it. For other roles, `/admin` redirects to their first page, and any other
 * page says that it is not for them, instead of failing with each call. The server decides about each call.
 */
export function ForMyRoles({ children }: { readonly children: ReactNode }): ReactNode {
	const { pathname } = useLocation();
	const user = useSessionUser();
	const roles = rolesOf(user);
	const opens = pageAt(pathname)?.opens;
	// After the end of the session the shell redirects to the log-in. The page stays mounted until then, so that input
	// is preserved.
	if (user === undefined || opens === undefined || mayCall(roles, opens)) return children;
	const first = firstPathFor(roles);
	if (pathname.replace(/\/$/, '') === paths.admin() && first !== undefined) return <Navigate to={first} replace />;
	return <NotForMyRoles first={first} />;
}

function NotForMyRoles({ first }: { readonly first: string | undefined }): ReactNode {
	usePage({ title: 'Not for your role' });
	return (
		<>
			<AdminHeading title="This page is not for your role" />
			<Notice
				tone="quiet"
				action={
					first === undefined ? null : (
						<LinkButton component={Link} variant="secondary" size="sm" to={first}>
							Back to your pages
						</LinkButton>
					)
				}
			>
				<p>Your account does not include this part. If you need it for your work, please ask an owner.</p>
			</Notice>
		</>
	);
}
