import { type Account, accounts, PASSWORD } from '../accounts.ts';
import { html } from '../pages/markup.ts';

const row = ({ email, note }: Account) =>
  html`<tr role="row">
    <th role="rowheader" scope="row">${email}</th>
    <td role="cell">${note}</td>
  </tr>`;

/** Who one can sign in as. The roles stay where a narrow page takes the look of a table away. */
export const accountsSection = html`<section id="accounts">
  <h2>Accounts</h2>
  <p>The password of each is <code>${PASSWORD}</code>.</p>
  <table role="table">
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">E-mail</th>
        <th role="columnheader" scope="col">Who</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${accounts.map(row)}
    </tbody>
  </table>
</section>`;
