/**
 * The role that may use the console; other role names are not known (specification, section 6; D6). It stands apart
 * from the operations on users so that the first page, which asks for the role, does not carry them.
 */
export const TENANT_ADMIN = 'TenantAdmin';
