import { AdminSkeleton } from './frame/admin-skeleton.tsx';

/** The Node build: only the skeleton is prerendered, without the editor and the charts. */
export const App = AdminSkeleton;
export const supportsSkeleton = true;
