import { createContext } from 'react';

/** The page of the object that what stands here is about: messages of what is done here link to it. */
export const ObjectAddress = createContext<string | undefined>(undefined);
