import { use } from 'react';
import { coverage } from './required-screens.ts';

const read = coverage();

/** Every screen with the states it requires; what is missing is said in words. */
export function CoverageTable() {
  const screens = use(read);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Screen</th>
          <th scope="col">There</th>
          <th scope="col">Missing</th>
        </tr>
      </thead>
      <tbody>
        {screens.map(({ story, states }) => (
          <tr key={story}>
            <th scope="row">{story}</th>
            <td>
              {states
                .filter(({ isThere }) => isThere)
                .map(({ name }) => name)
                .join(', ')}
            </td>
            <td>
              {states
                .filter(({ isThere }) => !isThere)
                .map(({ name }) => name)
                .join(', ') || '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
