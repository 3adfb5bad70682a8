## Wofür jemand nach dem Spiel bei den Würfeln einstehen kann
dice-seen = Würfel und Karten: von dir gesehen. Der Server hat das Versprechen gehalten, das er dir vor dem Beginn gezeigt hat, und dein Beitrag steckt in jeder Ziehung.
dice-told = Würfel und Karten: laut Server. Jede Ziehung folgt aus seinem Geheimnis, aber du hast nicht vor dem Beginn sein Versprechen gesehen und etwas beigetragen.
dice-alone = Würfel und Karten: allein vom Server. Jede Ziehung folgt aus seinem Geheimnis, aber niemand hat etwas beigetragen.
dice-fixed = Glück: vorher festgelegt. Der Server hat sein Geheimnis versprochen, bevor jemand diese Austeilung spielte, und zeigt es, wenn ihre Zeit um ist; dann prüft `tablee verify` jede Ziehung.
dice-unfair-commitment = Das Versprechen des Servers ist NICHT dasselbe, das er dir vor dem Beginn gezeigt hat.
dice-unfair-contribution = Dein Beitrag steckt NICHT in den Würfeln.
dice-unfair-secret = Das Geheimnis ist NICHT das versprochene.
dice-unfair-draws = Die Ziehungen folgen NICHT aus dem Geheimnis.
dice-unchecked = Die Würfel konnten nicht geprüft werden: Der Server gab die Aufzeichnung nicht heraus.
