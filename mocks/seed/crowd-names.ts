// In the order of a list, which is that of their mail names too: a crowd is counted by it (a test holds both).
export const FIRST_NAMES =
  'Adele Agnes Albert Alma Anke Anton Arvid Astrid August Beate Benno Bernd Birgit Boris Brigitte Carl Carmen Clara Conrad Cosima Dagmar Detlef Doris Eberhard Edith Elias Elif Elke Emil Erik Esther Eugen Eva Fabian Felix Fiona Franka Friedrich Gabriele Georg Gerda Gisela Greta Gudrun Hannes Hedwig Heiner Helga Henrik Hilde Holger Ida Ilse Imke Ingo Irina Isabel Ivar Jakob Jana Joachim Johanna Josef Judith Jürgen Karin Kaspar Klára Konrad Lars Leonie Lothar Lucía Magda Marlene Matteo Nele Niels Nora Oskar Ottilie Pascal Paula Piotr Quentin Ramona Rasmus Renate Rosa Sabine Selma Sophie Sven Thorsten Tilda Ulrich Ursula Valentina Vera Viktor Walter Wendelin Xenia Ylva Yusuf Zeynep Zoë'.split(
    ' ',
  );
export const LAST_NAMES =
  'Abel Ackermann Albrecht Arnold Bauer Becker Berger Bianchi Böhm Brandt Braun Busch Clausen Conrad Costa Dietrich Dörfler Dubois Ebert Eckert Engel Eriksen Ernst Ferrari Fischer Franke Fuchs García Graf Gross Haas Hahn Hartmann Haugen Heinrich Herrmann Hofer Huber Ihle Ivanov Iversen Jansen Jung Kaiser Keller Koch Kowalski Krämer Kraus Kuhn Lange Laurent Lehmann Lindqvist Lorenz Ludwig Maier Marx Meyer Möller Moretti Nagel Neumann Nilsson Nowak Oliveira Ostermann Otto Peeters Peters Pfeiffer Pohl Quast Reuter Richter Rossi Roth Sauer Schmitt Schröder Schubert Schulz Seidel Simon Sommer Stein Steiner Thalberg Tóth Uhlig Urban Vermeulen Vogel Voss Wagner Walter Weber Werner Winkler Wójcik Wolf Yilmaz Zander Ziegler Zimmermann'.split(
    ' ',
  );
