import { createRoot } from 'react-dom/client';
import { FloorList } from './FloorList.tsx';
import { OurList } from './OurList.tsx';
import { countUsers } from './users-of-the-service.ts';

const List = location.pathname === '/floor' ? FloorList : OurList;
const count = await countUsers();
createRoot(document.querySelector('#list') ?? document.body).render(<List count={count} />);
