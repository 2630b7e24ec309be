import { AdminSkeleton } from './frame/admin-skeleton.tsx';

/** The build for Node, which prerenders only the skeleton. It contains neither the editor nor the charts. */
export const App = AdminSkeleton;
export const supportsSkeleton = true;
