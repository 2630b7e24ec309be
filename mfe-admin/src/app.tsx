import {
	type ModuleAppProps,
	Navigate,
	NotFound,
	paths,
	type RemoteModule,
	Route,
	Routes,
	useLocation,
	useParams,
	useSearchParams,
	useSessionUser,
} from '@tulia/platform';
import { type ReactNode, Suspense, useEffect } from 'react';
import { SkeletonPage } from './frame/admin-skeleton.tsx';
import { Breadcrumbs } from './frame/breadcrumbs.tsx';
import { ForMyRoles } from './frame/for-my-roles.tsx';
import { PageSkeleton } from './frame/page-skeleton.tsx';
import { StaffFrame } from './frame/staff-frame.tsx';
import { useFrameParts } from './frame/use-frame-parts.tsx';
import { useMenu } from './frame/use-menu.ts';
import { purgeMemoryDrafts } from './lib/drafts/memory-drafts.ts';
import { oldInboxAddress } from './lib/page/inbox-addresses.ts';
import { MenuContext } from './lib/page/menu-context.ts';
import { useOwnPsychologist } from './lib/page/use-own-psychologist.ts';
import { pageAt, staffPages } from './staff-pages/staff-pages.ts';

/** The specification links to `/admin/bookings` (R61); rule 2 defines the target. */
function OldBookingAddress(): ReactNode {
	const { id } = useParams();
	return <Navigate to={id ? paths.adminAppointment(id) : paths.adminAppointments()} replace />;
}

/** Redirects from the page that messages had before the inbox; old mails and bookmarks link to it. */
function OldMessagesAddress(): ReactNode {
	const [params] = useSearchParams();
	return <Navigate to={oldInboxAddress('messages', params)} replace />;
}

export const supportsSkeleton = true;

/**
 * Prefetches the files of the page at a path. Data are fetched only when the page is shown, so that they are never
 * stale.
 */
export const prefetch: RemoteModule['prefetch'] = (pathname) => pageAt(pathname)?.Page.prefetch();

/**
 * Every page of this module in the admin frame, each a chunk of its own. The shell admits staff only; the server
 * decides about each call.
 */
export function App({ isSkeleton = false }: ModuleAppProps): ReactNode {
	const menu = useMenu(isSkeleton);
	const parts = useFrameParts(isSkeleton, menu);
	return (
		<MenuContext value={menu}>
			<StaffFrame {...parts}>{isSkeleton ? <SkeletonPage /> : <StaffPages />}</StaffFrame>
		</MenuContext>
	);
}

/** A psychologist who is neither owner nor front desk starts with their own day. */
function useBeginsWithOwnDay(): boolean {
	const own = useOwnPsychologist();
	const isTied = useSessionUser()?.psychologistId !== undefined;
	const isHere = useLocation().pathname.replace(/\/$/, '') === paths.admin();
	return isHere && isTied && own !== undefined;
}

function StaffPages(): ReactNode {
	const beginsWithOwnDay = useBeginsWithOwnDay();
	// Deletes the in-memory drafts when the module unmounts, as it does after a log-out.
	useEffect(() => purgeMemoryDrafts, []);
	if (beginsWithOwnDay) return <Navigate to={paths.adminMyDay()} replace />;
	return (
		<>
			<Breadcrumbs />
			<Suspense fallback={<PageSkeleton />}>
				<ForMyRoles>
					<Routes>
						{staffPages.map(({ path, Page }) => (
							<Route key={path} path={path} element={<Page />} />
						))}
						<Route path="/admin/bookings/:id?" element={<OldBookingAddress />} />
						<Route path="/admin/messages" element={<OldMessagesAddress />} />
						<Route path="*" element={<NotFound />} />
					</Routes>
				</ForMyRoles>
			</Suspense>
		</>
	);
}
